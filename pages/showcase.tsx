import type { GetStaticProps } from 'next';
import { tokens } from '@/lib/designTokens.mjs';
import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Showcase';

export const getStaticProps: GetStaticProps = async (context) => {
  const page = await translated('showcase')(context);
  return 'props' in page ? { props: { ...(await page.props), tokens: tokens() } } : page;
};
