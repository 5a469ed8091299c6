import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';

/** Price of each product, in euros. */
export const prices = {'Rye bread': 4, 'Lemon cake': 18, 'Oat biscuits': 6};

export type Product = keyof typeof prices;

interface Order {
  amounts: Record<Product, number>;
  setAmount: (product: Product, amount: number) => void;
}

const OrderContext = createContext<Order | undefined>(undefined);

/** Holds the order for everything below, panels of a dock included: they are portals of it. */
export function OrderProvider({children}: {children: ReactNode}) {
  const [amounts, setAmounts] = useState({'Rye bread': 2, 'Lemon cake': 1, 'Oat biscuits': 0});
  const order = useMemo(
    () => ({
      amounts,
      setAmount: (product: Product, amount: number) =>
        setAmounts((current) => ({...current, [product]: amount})),
    }),
    [amounts],
  );
  return <OrderContext value={order}>{children}</OrderContext>;
}

/** The order. A component that calls this renders again when the order changes. */
export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderProvider above it.');
  return order;
}
