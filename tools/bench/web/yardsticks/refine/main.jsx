import { Refine, useList } from '@refinedev/core';
import { ThemedLayout } from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import routerProvider from '@refinedev/react-router';
import { Card, Col, Row, Statistic, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';

const sections = ['calls', 'rooms', 'guests', 'payments', 'rates', 'staff', 'reports', 'texts', 'audit', 'settings'];
const resources = sections.map((name) => ({ name, list: `/${name}` }));

const dataProvider = {
  getList: async ({ resource }) => {
    const data = await (await fetch(`/data/${resource}.json`)).json();
    return { data, total: data.length };
  },
};

const columns = ['caller', 'outcome', 'duration', 'cost'].map((name) => ({ title: name, dataIndex: name }));

function Dashboard() {
  const { result: figures } = useList({ resource: 'figures' });
  const { result: calls } = useList({ resource: 'calls' });
  return (
    <>
      <Row gutter={16} style={{ marginBottom: 16 }}>
        {figures.data.map(({ id, title, value }) => (
          <Col key={id} span={6}>
            <Card data-figure>
              <Statistic title={title} value={value} />
            </Card>
          </Col>
        ))}
      </Row>
      <Table rowKey="id" columns={columns} dataSource={calls.data} pagination={false} />
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Refine
      dataProvider={dataProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{ disableTelemetry: true }}
    >
      <Routes>
        <Route
          element={
            <ThemedLayout>
              <Outlet />
            </ThemedLayout>
          }
        >
          <Route index element={<Dashboard />} />
        </Route>
      </Routes>
    </Refine>
  </BrowserRouter>,
);
