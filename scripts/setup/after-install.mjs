// npm runs this after each installation.
import { linkNode } from "./project.mjs";

linkNode();
