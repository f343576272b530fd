import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/DedicatedTeams';
export const getStaticProps = translated('dedicatedTeams');
