import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('guest_intake')
export class GuestIntakeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  phone: string;

  @Column('text')
  email: string;

  @Column('date')
  checkInDate: string;

  @Column('date')
  checkOutDate: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
