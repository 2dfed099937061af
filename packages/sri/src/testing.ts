export * as published from "./testing/published-answers.ts";
