/** What guests who read Spanish sign on the registration card, as long as the English text is the one the product came with. */
export const registrationTextEs = `Me registro como huésped de {hotel} para esta reserva, en mi nombre y en el de todas las personas que se hospedan conmigo. El nombre, el teléfono y las fechas de la reserva son correctos, y tengo 18 años o más.

La entrada es a partir de las {checkIn} del día de llegada. La salida es a más tardar a las {checkOut} del día de salida. Una salida más tarde debe acordarse con la recepción y puede tener un cargo.

Todas las habitaciones son para no fumadores, incluidos los cigarrillos electrónicos. Si alguien fuma en mi habitación, pago el costo de la limpieza.

Solo pasan la noche los huéspedes y las mascotas que figuran en la reserva. Respeto las horas de silencio, de 10:00 PM a 7:00 AM, y las reglas contra incendios y de la piscina que el hotel tiene a la vista.

Soy responsable de los daños que mis acompañantes o yo causemos a la habitación o a su mobiliario, y de los objetos del hotel que falten después de mi estancia.

Llevo conmigo el dinero y los objetos de valor, o los guardo en la caja fuerte. Hasta donde la ley lo permite, {hotel} no responde por los objetos que se dejan en la habitación o en un vehículo.

{hotel} puede dar por terminada mi estancia si estas reglas se incumplen de manera grave. En ese caso pago las noches usadas y los costos que causé.

Acepto que {hotel} guarde cifradas esta firma y la foto de mi identificación para comprobar quién se hospedó, y que borre las imágenes cuando pase el plazo que el hotel tiene fijado después de mi salida.`;

/** What guests who read Spanish sign as the credit-card authorization, under the same condition. */
export const authorizationTextEs = `Autorizo a {hotel} a hacer cargos por esta reserva a la tarjeta con la que la pagué, o a otra tarjeta que presente en la recepción.

Los cargos son la tarifa de la habitación, los impuestos y las cuotas de la reserva que aún no estén pagados, y lo que pida o use durante la estancia, como estacionamiento, mascotas, comidas o noches adicionales que solicite.

También se puede cargar a la tarjeta el costo de reparar o reponer lo que corresponda por fumar en la habitación, por daños y por objetos que falten en {hotel}. Se me informa el monto y el motivo antes del cargo o en el momento en que se hace.

Al hacer la entrada, el hotel puede retener un monto en la tarjeta para gastos adicionales. Una retención no es un cargo: lo que no se usa se libera después de la salida, y mi banco decide cuándo lo veo.

Aquí no se pide ni se guarda ningún número de tarjeta. Los pagos se hacen por medio del proveedor de pagos del hotel, y nunca tengo que enviar una foto de una tarjeta.

Tengo permiso para usar esta tarjeta. Esta autorización vale solo para esta estancia y termina cuando todo lo que se debe por ella está pagado. Puedo pedir a {hotel} una cuenta detallada en cualquier momento.`;
