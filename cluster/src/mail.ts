import { SMTPServer } from 'smtp-server';

/** Takes every mail, and prints it. */
const [host = '', port = ''] = process.argv.slice(2);
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _, done) => {
    stream.pipe(process.stdout, { end: false });
    stream.on('end', () => done());
  },
});
server.on('error', ({ message }) => console.error(message));
server.listen(Number(port), host);
