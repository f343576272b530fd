/** Any number that nothing else in the database locks by. */
const migrationLock = 7_203_114_902_218;

/**
 * The migration: any number of gateways may start at once, and one of them makes the tables. A role that may not make
 * tables can use what another has made.
 *
 * Rates live for an hour at most, so they may be lost with the server: unlogged, they are in no journal, and in no backup
 * that leaves such tables out. The secret, which makes codes of addresses, is in both; without the rates it tells nothing.
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
  if to_regclass('spool') is not null then
    -- A table of an earlier version. Only its owner may add to it, and need not when it is complete.
    if not exists (select from pg_attribute where attrelid = 'spool'::regclass and attname = 'tried') then
      alter table spool add column tried jsonb;
    end if;
    return;
  end if;
  create table spool (
    -- SHA-256 of form and idempotency key: one row per key; of a withheld file, with its number behind
    id text primary key,
    state text not null check (state in ('waiting', 'done', 'dead', 'quarantine', 'withheld', 'probe')),
    body_hash text not null,
    received_at timestamptz not null,
    -- not delivered before
    due_at timestamptz not null,
    -- the gateway that delivers it at this moment, and until when without a further word from it
    held_by uuid,
    held_until timestamptz,
    -- the entry as JSON in UTF-8, as in a folder; a withheld file; empty once it is delivered
    content bytea not null,
    -- attempts to deliver it, the last of which failed: how many, when and why
    tried jsonb
  );
  -- Most of it is base64, which does not become smaller.
  alter table spool alter column content set storage external;
  create index spool_due on spool (due_at) where state = 'waiting';
  create index spool_state on spool (state, received_at);
  -- As rate-limiter-flexible wants it.
  create unlogged table spool_rates (key varchar(255) primary key, points integer not null default 0, expire bigint);
end $$;
`;
