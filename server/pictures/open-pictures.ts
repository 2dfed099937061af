import { type StaffGate, supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import type { Backend } from "../database/backend.ts";
import { bucketPictures, type PictureStore } from "./picture-store.ts";

/** Return the picture store and its staff gate; null without a database. */
export function openPictures(backend: Backend): { store: PictureStore; staff: StaffGate } | null {
  const { clients } = backend;
  const store = bucketPictures(backend);
  return clients && store && { store, staff: supabaseStaffGate(clients.server) };
}
