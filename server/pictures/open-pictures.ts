import { type StaffGate, supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import type { Backend } from "../database/backend.ts";
import { bucketPictures, type PictureStore } from "./picture-store.ts";

/** Takes the database service and returns where pictures are kept and who guards them; null where there is none. */
export function openPictures(backend: Backend): { store: PictureStore; staff: StaffGate } | null {
  const { clients } = backend;
  const store = bucketPictures(backend);
  return clients && store && { store, staff: supabaseStaffGate(clients.server) };
}
