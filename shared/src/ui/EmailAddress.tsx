/** Where a line is too short for it, the host begins the next one. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
