// npm runs this after each installation, on the machine's Node.
import { linkNode } from "./project.mjs";

linkNode();
