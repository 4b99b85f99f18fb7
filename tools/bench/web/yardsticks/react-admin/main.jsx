import { Card, CardContent, Typography } from '@mui/material';
import { createRoot } from 'react-dom/client';
import {
  Admin,
  Datagrid,
  ListContextProvider,
  NumberField,
  Resource,
  ResourceContextProvider,
  TextField,
  useGetList,
  useList,
} from 'react-admin';

const sections = ['calls', 'rooms', 'guests', 'payments', 'rates', 'staff', 'reports', 'texts', 'audit', 'settings'];

const dataProvider = {
  getList: async (name) => {
    const data = await (await fetch(`/data/${name}.json`)).json();
    return { data, total: data.length };
  },
};

function Figures() {
  const { data = [] } = useGetList('figures');
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16, margin: '16px 0' }}>
      {data.map(({ id, title, value }) => (
        <Card key={id} data-figure>
          <CardContent>
            <Typography color="textSecondary">{title}</Typography>
            <Typography variant="h4">{value}</Typography>
          </CardContent>
        </Card>
      ))}
    </div>
  );
}

function Calls() {
  const { data, isPending } = useGetList('calls');
  const list = useList({ data, isPending });
  return (
    <ResourceContextProvider value="calls">
      <ListContextProvider value={list}>
        <Card>
          <Datagrid bulkActionButtons={false} rowClick={false}>
            <TextField source="caller" />
            <TextField source="outcome" />
            <TextField source="duration" />
            <NumberField source="cost" />
          </Datagrid>
        </Card>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const Dashboard = () => (
  <>
    <Figures />
    <Calls />
  </>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} dashboard={Dashboard} disableTelemetry>
    {sections.map((name) => (
      <Resource key={name} name={name} list={Calls} />
    ))}
  </Admin>,
);
