import { Stack, Text } from '../part/parts.tsx';

/** Why something was refused; nothing where there is no reason. */
export const Reason = ({ text }: { text: string }) =>
  text && (
    <Stack as="p" tone="primary" gap={4} whole pad={12} surface="page" radius="card">
      <Text as="strong" kind="meta" tone="price">
        原因
      </Text>
      {text}
    </Stack>
  );
