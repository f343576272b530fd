/** Any number that no other lock in the database uses. */
const migrationLock = 7_203_114_902_218;

/**
 * The migration. Any number of gateways may start at once, and one of them makes the tables. A role without
 * the right to make tables can use existing ones.
 *
 * Rates live for an hour at most and may be lost with the server, so their table is unlogged: it is not in
 * the journal, nor in backups that skip such tables. The secret for the codes of addresses is in both; it
 * reveals nothing without the rates.
 */
export const migration = `
select pg_advisory_xact_lock(${migrationLock});
do $$ begin
  if to_regclass('spool_secret') is null then
    create table spool_secret (secret bytea not null);
    -- Two of them are 244 bits of the system's own randomness.
    insert into spool_secret
    values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
  end if;
  if to_regclass('spool') is null then
    create table spool (
      -- SHA-256 of form and idempotency key: one row per key; of a withheld file, with its number behind
      id text primary key,
      state text not null,
      body_hash text not null,
      received_at timestamptz not null,
      -- not delivered before
      due_at timestamptz not null,
      -- the gateway that delivers it at this moment, and until when without a further word from it
      held_by uuid,
      held_until timestamptz,
      -- the entry as JSON in UTF-8, as in a folder; a withheld file; empty once it is delivered
      content bytea not null
    );
    -- Most of it is base64, which does not become smaller.
    alter table spool alter column content set storage external;
    create index spool_due on spool (due_at) where state = 'waiting';
    create index spool_state on spool (state, received_at);
    -- As rate-limiter-flexible wants it.
    create unlogged table spool_rates (key varchar(255) primary key, points integer not null default 0, expire bigint);
  end if;
  -- Not in the first version of the table. Only its owner may add to it, so nothing is added to one that is complete.
  if not exists (select from pg_attribute where attrelid = 'spool'::regclass and attname = 'since') then
    alter table spool
      -- attempts to deliver it, the last of which failed: how many, when and why
      add column if not exists tried jsonb,
      -- since when it is in its state; nothing: since it was received
      add column since timestamptz,
      drop constraint if exists spool_state_check,
      add constraint spool_state_check
        check (state in ('waiting', 'done', 'dead', 'quarantine', 'withheld', 'unfit', 'probe'));
    -- when something was last forgotten
    alter table spool_secret add column seen_at timestamptz;
  end if;
end $$;
`;
