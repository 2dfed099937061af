import { hydrate } from "./hydrate.tsx";

// In development, style changes show without a reload.
if (import.meta.env.DEV) void import("./styles/app.css");
void hydrate();
