import { addCustomer, PASSWORD } from '../testing/addCustomer.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';

interface Operation {
  operationId: string;
  parameters?: { $ref?: string }[];
  responses: Record<string, { description?: string; headers?: object }>;
}
interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, { in: string; name: string }>;
    parameters: Record<string, { name: string; schema: { const: string } }>;
    responses: { Refusal: { headers: object } };
  };
}

onEitherDatabase((bank) => {
  const read = async (): Promise<Document> => (await bank().browser().get('/openapi.json')).json();
  const operationsOf = ({ paths }: Document) =>
    Object.values(paths).flatMap((path) =>
      Object.entries(path).map(([method, operation]) => ({ method, ...operation })),
    );

  test('suffices to sign in and to change something: the cookies and the header are those that it names', async () => {
    const { username } = await addCustomer(bank().owner);
    const document = await read();
    const { securitySchemes, parameters } = document.components;
    const header = parameters.OwnPage;
    if (!header) throw new Error('The document names no header.');
    const headers = { [header.name]: header.schema.const, 'sec-fetch-site': 'same-origin' };
    const send = (url: string, payload: object, cookie = '') =>
      bank().api.inject({
        method: 'POST',
        url: document.servers[0]?.url + url,
        payload,
        headers: { ...headers, cookie },
      });

    const signedIn = await send('/auth/login', { username, password: PASSWORD });
    const named = Object.values(securitySchemes).map(({ name }) => name);
    const sent = signedIn.cookies.filter(({ name }) => named.includes(name));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');

    expect(sent).toHaveLength(2);
    expect((await send('/auth/confirmation', { password: PASSWORD }, cookie)).statusCode).toBe(204);
  });

  test('names by status what each operation may refuse, and the header of every write', async () => {
    const operations = operationsOf(await read());
    const login = operations.find(({ operationId }) => operationId === 'login');

    expect(login?.responses[401]?.description).toBe('wrong-credentials');
    expect(login?.responses[429]?.description).toBe('too-many-attempts');
    for (const { method, operationId, parameters = [], responses } of operations) {
      const isMarked = parameters.some(({ $ref }) => $ref === '#/components/parameters/OwnPage');
      expect([operationId, isMarked]).toEqual([operationId, method !== 'get']);
      if (method !== 'get') expect(responses[403]?.description).toMatch('not-allowed');
    }
  });

  test('says what answers carry beside their bodies', async () => {
    const document = await read();
    const made = operationsOf(document).find(({ operationId }) => operationId === 'createTransfer')?.responses[201];

    expect(Object.keys(made?.headers ?? {})).toEqual(['Location', 'Idempotency-Replayed']);
    expect(Object.keys(document.components.responses.Refusal.headers)).toEqual(
      expect.arrayContaining(['X-Request-Id', 'Retry-After', 'WWW-Authenticate', 'Allow', 'Idempotency-Replayed']),
    );
  });
});
