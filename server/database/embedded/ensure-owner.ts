import { randomBytes, randomUUID } from "node:crypto";
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from "#app/domain/staff/new-password.ts";
import { staffEmailFor } from "#app/domain/staff/staff-email.ts";
import { settings } from "#app/settings.ts";
import { StartupError } from "../../runtime/startup-error.ts";
import type { EmbeddedSupabase } from "./start-embedded-supabase.ts";

type Database = Pick<EmbeddedSupabase, "sql">;

type OwnerRequest = {
  username: string;
  /** Undefined: a password is generated for a new database, an existing one is unchanged. */
  password: string | undefined;
};

type Owner = {
  /** Null if the requested one is not of staff. */
  username: string | null;
  /** The password if this call generated it, to be shown once; else null. */
  password: string | null;
};

function checkPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new StartupError(`ADMIN_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new StartupError(`ADMIN_PASSWORD must not be longer than ${MAX_PASSWORD_BYTES} bytes.`);
  }
}

/** Create a user with an email identity, as the sign-up of Auth does. Returns the user's id. */
export async function createUser(
  { sql }: Database,
  email: string,
  password: string,
): Promise<string> {
  const id = randomUUID();
  const identity = { sub: id, email, email_verified: true, phone_verified: false };
  await sql(
    `with created as (
       insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 10)), now(),
         '{"provider": "email", "providers": ["email"]}', $4)
       returning id
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     select $5, 'email', created.id::text, created.id, $4, now() from created`,
    [id, email, password, JSON.stringify(identity), randomUUID()],
  );
  return id;
}

/**
 * Set the password of a member of staff and end their sessions, if the setting has changed since it was last applied: an
 * unchanged one does not undo a password that its owner has chosen.
 */
async function applyPassword({ sql }: Database, id: string, password: string): Promise<void> {
  await sql(
    `with setting as (
       update public.shop_settings
       set admin_password_hash = extensions.crypt($2, extensions.gen_salt('bf', 10))
       where admin_password_hash is null or admin_password_hash <> extensions.crypt($2, admin_password_hash)
       returning admin_password_hash
     ),
     changed as (
       update auth.users
       set encrypted_password = setting.admin_password_hash, updated_at = now()
       from setting
       where users.id = $1
       returning users.id
     )
     delete from auth.sessions where user_id in (select id from changed)`,
    [id, password],
  );
}

/**
 * Create the first member of staff if there is none, else set a changed password of the named one. Throws a StartupError
 * for a password that is too short or too long, or of a name that is not of staff.
 */
export async function ensureOwner(
  database: Database,
  { username, password }: OwnerRequest,
): Promise<Owner> {
  if (password !== undefined) checkPassword(password);
  const email = staffEmailFor(username, settings.staffEmail);
  const staff = await database.sql<{ id: string; email: string }>(
    "select users.id, users.email from public.staff join auth.users on users.id = staff.user_id",
  );
  if (staff.length > 0) {
    const member = staff.find((user) => user.email === email);
    if (password === undefined) return { username: member ? username : null, password: null };
    if (!member) {
      throw new StartupError(
        "ADMIN_PASSWORD cannot be set: ADMIN_USERNAME (admin by default) is not a member of staff of this database. " +
          "Set it to the email address of one, or remove ADMIN_PASSWORD.",
      );
    }
    await applyPassword(database, member.id, password);
    return { username, password: null };
  }
  const newPassword = password ?? randomBytes(15).toString("base64url");
  const id = await createUser(database, email, newPassword);
  await database.sql("insert into public.staff (user_id, display_name) values ($1, $2)", [
    id,
    username,
  ]);
  if (password === undefined) return { username, password: newPassword };
  await database.sql(
    `update public.shop_settings set admin_password_hash = users.encrypted_password
     from auth.users where users.id = $1`,
    [id],
  );
  return { username, password: null };
}
