import pg from 'pg';

const typeNames = new Map(Object.entries(pg.types.builtins).map(([name, id]) => [id, name.toLowerCase()]));

/** What a released version sends, and what it reads of the answer. */
export interface Statement {
  text: string;
  /** Columns such as `id uuid`. */
  columns: string[];
}

export function columnsOf(fields: pg.FieldDef[]): string[] {
  return fields.map(({ name, dataTypeID }) => `${name} ${typeNames.get(dataTypeID) ?? dataTypeID}`);
}
