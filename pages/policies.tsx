import { policiesProps } from '@/lib/policies/policiesPage';

export { default } from '@/components/screens/Policies';
export const getStaticProps = policiesProps();
