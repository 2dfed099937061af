export { BASE, driveSandbox } from "./testing/drive-sandbox.ts";
