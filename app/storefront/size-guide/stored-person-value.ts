import {
  NO_PERSON,
  parseStoredPerson,
  type StoredPerson,
  serializePerson,
} from "#app/domain/fit/stored-person.ts";
import { STORED_PERSON_KEY } from "#app/domain/fit/stored-person-key.ts";
import { createStoredValue } from "../stored-value.ts";

/** The shopper's measures in localStorage. They leave the browser never. */
export const storedPersonValue = createStoredValue<StoredPerson>({
  key: STORED_PERSON_KEY,
  empty: NO_PERSON,
  parse: parseStoredPerson,
  serialize: serializePerson,
});
