import pg from 'pg';

/** Any number that no one else uses on this server. */
const PRESENCE_LOCK = 7_022_701;

/**
 * A place on the server that shows that this process uses it: a connection holding a shared lock, which the server lets go when the process dies,
 * however it dies. Who leaves may stop the server only if it then gets the lock for itself alone.
 */
export interface Presence {
  /** Called once when the connection ends before `leave`. */
  onLost(listener: () => void): void;
  /** True if no one else is there: the caller must stop the server now, and whoever comes meanwhile waits for that. */
  leave(): Promise<boolean>;
  end(): Promise<void>;
}

export async function takePresence(connection: pg.ClientConfig): Promise<Presence> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: 'rulewright presence', keepAlive: true });
  let leaving = false;
  let lost = false;
  let tell: () => void = () => {};
  const notice = () => {
    if (leaving || lost) return;
    lost = true;
    tell();
  };
  client.on('error', notice);
  client.on('end', notice);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
  } catch (error) {
    leaving = true;
    await client.end().catch(() => {});
    throw error;
  }
  return {
    onLost(listener) {
      tell = listener;
      if (lost) tell();
    },
    async leave() {
      leaving = true;
      if (lost) return false;
      await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
      const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK]);
      return rows[0]?.alone === true;
    },
    async end() {
      leaving = true;
      await client.end().catch(() => {});
    },
  };
}
