/** Without the digits and symbols that password rules make people add. */
export const commonPasswords = new Set(
  `abc abcd abcde abcdef account adminadmin admin administrator alexander amanda america andrea andrew angel anthony
apple april asdf asdfasdf asdfgh asdfghjkl ashley august austin autumn banana bank banking barcelona baseball basketball batman
bitcoin buster butterfly change changeit changeme charlie cheese chelsea chocolate computer cookie customer daniel december
default diamond dragon elizabeth facebook family february flower football forever freedom friday friends ginger google
guest hannah hello helloworld hockey hunter iloveu iloveyou internet january jennifer jessica jordan joshua july june justin
killer letmein liverpool login london lovely loveme madison maggie march master matthew merlin michael michelle monday money
monkey mustang mypassword newpassword nicole ninja november october olivia pass passw passwd password passphrase patrick pepper
pokemon princess purple qazwsx qazwsxedc qwer qwert qwerty qwertyu qwertyui qwertyuiop rainbow robert root samantha samsung
saturday secret security september shadow silver soccer spring starwars summer summertime sunday sunshine superman superstar
temp temppass test tester testing testtest thomas thursday tigger trustno tuesday user username wednesday welcome whatever
william winter zaq zaqwsx zxcvbn zxcvbnm`.split(/\s+/),
);
