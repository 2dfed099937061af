-- The catalogue a new shop opens with. Every row has a fixed id, so that adding the seed twice changes nothing.

insert into public.categories (id, name, display_name, display_name_es, created_at) values
  ('c0000000-0000-4000-8000-000000000001', 'dresses', 'Dresses', 'Vestidos', '2026-09-01 09:00:00+00'),
  ('c0000000-0000-4000-8000-000000000002', 'tops', 'Tops', 'Blusas y tops', '2026-09-01 09:01:00+00'),
  ('c0000000-0000-4000-8000-000000000003', 'bottoms', 'Bottoms', 'Pantalones y faldas', '2026-09-01 09:02:00+00'),
  ('c0000000-0000-4000-8000-000000000004', 'outerwear', 'Outerwear', 'Abrigos y chaquetas', '2026-09-01 09:03:00+00'),
  ('c0000000-0000-4000-8000-000000000005', 'accessories', 'Accessories', 'Accesorios', '2026-09-01 09:04:00+00'),
  ('c0000000-0000-4000-8000-000000000006', 'shoes', 'Shoes', 'Zapatos', '2026-09-01 09:05:00+00')
on conflict do nothing;

insert into public.collections (id, name, display_name, description, display_name_es, description_es, created_at) values
  (
    'd0000000-0000-4000-8000-000000000001', 'la-dolce-vita', 'La Dolce Vita',
    'Roman evenings that begin with an aperitivo and forget to end. Silk that moves before you do, colors borrowed '
    || 'from sunlit plaster, and cuts that ask for nothing but a pair of earrings.',
    'La Dolce Vita',
    'Noches romanas que empiezan con un aperitivo y se olvidan de terminar. Seda que se mueve antes que tú, colores '
    || 'prestados de los muros al sol y cortes que no piden más que un par de aretes.',
    '2026-09-01 09:10:00+00'
  ),
  (
    'd0000000-0000-4000-8000-000000000002', 'modern-milan', 'Modern Milan',
    'The discipline of the Brera atelier, worn off the runway. Sharp shoulders, clean trouser lines and leather '
    || 'finished by hand: the wardrobe of a woman who dresses once, in the morning, and is right all day.',
    'Milán moderno',
    'La disciplina del taller de Brera, fuera de la pasarela. Hombros definidos, pantalones de línea limpia y cuero '
    || 'terminado a mano: el armario de una mujer que se viste una vez, en la mañana, y acierta todo el día.',
    '2026-09-01 09:11:00+00'
  ),
  (
    'd0000000-0000-4000-8000-000000000003', 'tuscan-escape', 'Tuscan Escape',
    'A week among olive groves, packed in one bag. Washed linen, vegetable-tanned leather and woven straw in the '
    || 'colors of stone, clay and late wheat, made to be lived in and to look better for it.',
    'Escapada toscana',
    'Una semana entre olivares, en una sola maleta. Lino lavado, cuero de curtido vegetal y paja tejida en los colores '
    || 'de la piedra, la arcilla y el trigo tardío, hechos para vivirlos y verse mejor por ello.',
    '2026-09-01 09:12:00+00'
  )
on conflict do nothing;

insert into public.products (
  id, slug, name, description, name_es, description_es, price, original_price, images, image_colors, category_id,
  collection_id,
  sizes, colors, inventory_status, is_new_arrival, is_bestseller, quantity, fabric, fabric_es, care, fit, measures,
  model_height, model_size, created_at, updated_at
)
select
  seed.id, seed.slug, seed.name, seed.description, seed.name_es, seed.description_es, seed.price, seed.original_price,
  array[
    '/plates/' || seed.slug || '-front-1200.jpg',
    '/plates/' || seed.slug
      || case
        when seed.category in ('accessories', 'shoes') then '-detail'
        -- These say more from near than from behind.
        when seed.slug in ('riviera-striped-knit', 'merino-turtleneck', 'silk-blouse', 'pleated-silk-skirt')
          then '-detail'
        else '-back'
      end || '-1200.jpg'
  ],
  array[
    seed.colors[1],
    seed.colors[
      case
        when seed.slug in ('silk-wrap-dress', 'cashmere-blazer') then 1
        when seed.slug in ('italian-leather-handbag', 'cotton-poplin-shirt', 'leather-slingback-pumps') then 3
        else 2
      end
    ]
  ],
  category.id, collection.id, seed.sizes, seed.colors,
  seed.inventory_status, seed.is_new_arrival, seed.is_bestseller, seed.quantity,
  coalesce(details.fabric, ''), coalesce(details.fabric_es, ''), coalesce(details.care, '{}'), details.fit,
  coalesce(details.measures, '[]'), details.model_height, coalesce(details.model_size, ''),
  seed.created_at, seed.created_at
from (
  values
    (
      'a0000000-0000-4000-8000-000000000001'::uuid, 'silk-wrap-dress', 'Silk Wrap Dress',
      'A bias-cut wrap dress in heavy silk crêpe from Como that falls to mid-calf and closes with a long self-tie. '
      || 'The sleeve is set slightly forward and the skirt cut in one sweep, so it follows you rather than clings.',
      'Vestido cruzado de seda',
      'Un vestido cruzado, cortado al bies en un crepé de seda con peso, del lago de Como, que cae a media pantorrilla y se cierra con '
      || 'un lazo largo. La manga va montada apenas hacia adelante y la falda sale de una sola pieza: te acompaña sin '
      || 'ceñirte.',
      245.00::numeric, null::numeric, 'dresses', 'la-dolce-vita',
      '{XS,S,M,L,XL}'::text[], '{Terracotta,Sage Green,Cream}'::text[],
      'in-stock', true, false, 25, '2026-10-24 15:00:00+00'::timestamptz
    ),
    (
      'a0000000-0000-4000-8000-000000000002', 'cashmere-blazer', 'Cashmere Blazer',
      'A single-breasted blazer in double-faced cashmere woven in Biella, half-lined so that it keeps the softness of a '
      || 'cardigan. The shoulder is natural, the lapel is rolled by hand, and the horn buttons are cut one by one.',
      'Blazer de cachemira',
      'Un blazer de una sola fila de botones en cachemira doble faz tejida en Biella, a medio forro para conservar la '
      || 'suavidad de un cárdigan. El hombro es natural, la solapa se enrolla a mano y los botones de cuerno se tallan uno '
      || 'a uno.',
      385.00, null, 'outerwear', 'modern-milan',
      '{XS,S,M,L,XL}', '{Camel,Charcoal,Navy}',
      'low-stock', false, true, 5, '2026-10-23 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000003', 'italian-leather-handbag', 'Italian Leather Handbag',
      'A structured top-handle bag in vegetable-tanned calf from Santa Croce sull''Arno, edge-painted in four coats. '
      || 'It opens to a suede interior with a zipped pocket and darkens to a deeper shade with every year of use.',
      'Cartera de cuero italiano',
      'Una cartera estructurada de asa corta, en becerro de curtido vegetal de Santa Croce sull''Arno, con los cantos '
      || 'pintados en cuatro capas. Por dentro, gamuza y un bolsillo con cierre; con cada año de uso el cuero toma un tono '
      || 'más profundo.',
      195.00, null, 'accessories', 'tuscan-escape',
      '{One Size}', '{Cognac,Black,Burgundy}',
      'in-stock', false, true, 15, '2026-10-22 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000004', 'linen-palazzo-pants', 'Linen Palazzo Pants',
      'High-waisted palazzo pants in garment-washed linen, with deep front pleats, a linen sash and a hem wide enough '
      || 'to catch the breeze. The smooth front band keeps the line long under a tucked shirt.',
      'Pantalón palazzo de lino',
      'Un palazzo de talle alto en lino lavado en prenda, con tablas profundas adelante, lazo de lino y una basta tan '
      || 'amplia que juega con la brisa. La pretina lisa alarga la línea cuando llevas la blusa por dentro.',
      165.00, null, 'bottoms', 'tuscan-escape',
      '{XS,S,M,L,XL}', '{Natural,Olive,White}',
      'in-stock', true, false, 30, '2026-10-21 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000005', 'silk-blouse', 'Silk Blouse',
      'A fluid blouse in washed silk twill with a soft bow at the neck and full sleeves gathered into buttoned cuffs. '
      || 'French seams throughout and mother-of-pearl buttons make it as finished inside as it is outside.',
      'Blusa de seda',
      'Una blusa fluida en sarga de seda lavada, con lazo suave al cuello y mangas amplias recogidas en puños '
      || 'abotonados. Las costuras francesas y los botones de nácar la hacen tan prolija por dentro como por fuera.',
      125.00, null, 'tops', 'la-dolce-vita',
      '{XS,S,M,L,XL}', '{Ivory,Blush,Navy}',
      'sold-out', false, false, 0, '2026-10-20 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000006', 'italian-leather-loafers', 'Italian Leather Loafers',
      'Penny loafers in polished calf, Blake-stitched in the Marche on a slim almond last. '
      || 'The unlined vamp gives from the first afternoon, and the stacked heel can be replaced by any good cobbler.',
      'Mocasines de cuero italiano',
      'Mocasines de antifaz en becerro lustrado, con costura Blake hecha en Las Marcas sobre una horma fina y '
      || 'almendrada. La pala sin forro cede desde la primera tarde, y cualquier buen zapatero puede cambiar el taco.',
      165.00, null, 'shoes', 'modern-milan',
      '{35,36,37,38,39,40,41}', '{Tan,Black,Cognac}',
      'in-stock', false, true, 20, '2026-10-19 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000007', 'amalfi-linen-sundress', 'Amalfi Linen Sundress',
      'A sundress in mid-weight linen with wide straps, a sweetheart bodice buttoned down the front and a tied waist '
      || 'above a skirt in two gathered tiers. The shirred back keeps it in place from the ferry to the terrace.',
      'Vestido de lino Amalfi',
      'Un vestido de verano en lino de peso medio, con tirantes anchos, corpiño de escote corazón abotonado al frente y '
      || 'lazo en la cintura sobre una falda de dos volantes. La espalda fruncida lo mantiene en su sitio del ferry a la '
      || 'terraza.',
      185.00, null, 'dresses', 'tuscan-escape',
      '{XS,S,M,L,XL}', '{White,Terracotta,Sage Green,Navy}',
      'in-stock', true, false, 18, '2026-10-18 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000008', 'velvet-evening-gown', 'Velvet Evening Gown',
      'An off-the-shoulder gown in silk-blend velvet from Lombardy, close through waist and hip and flaring to a deep '
      || 'hem. A row of covered buttons closes the low back, and the pile catches the light in a single unbroken fall.',
      'Vestido de gala de terciopelo',
      'Un vestido largo de hombros descubiertos en terciopelo de mezcla de seda de Lombardía, ceñido hasta la cadera y '
      || 'abierto en un ruedo amplio. Una hilera de botones forrados cierra la espalda baja, y el terciopelo recoge la luz '
      || 'en una sola caída continua.',
      420.00, 495.00, 'dresses', 'modern-milan',
      '{XS,S,M,L}', '{Burgundy,Black}',
      'in-stock', false, false, 6, '2026-10-17 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000009', 'pleated-midi-dress', 'Pleated Midi Dress',
      'A round-necked midi dress in matte crêpe with petal sleeves, whose knife pleats are heat-set in Prato and spring '
      || 'back after any suitcase. A narrow belt with a brass buckle marks the waist above a skirt that swings when you '
      || 'walk.',
      'Vestido midi plisado',
      'Un vestido midi de escote cerrado y mangas pétalo en crepé mate, con tablas fijadas al calor en Prato que salen '
      || 'intactas de cualquier maleta. Un cinturón fino con hebilla de latón marca la cintura sobre una falda que se '
      || 'mueve al caminar.',
      215.00, null, 'dresses', 'la-dolce-vita',
      '{XS,S,M,L,XL}', '{Blush,Olive}',
      'in-stock', false, false, 12, '2026-10-16 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000010', 'riviera-striped-knit', 'Riviera Striped Knit',
      'A fine-gauge cotton knit in Ligurian stripes with bracelet sleeves and a neckline cut from shoulder to shoulder. '
      || 'The long-staple yarn is spun twice, so the stripes stay crisp wash after wash.',
      'Suéter de rayas Riviera',
      'Un suéter de algodón de punto fino con rayas de Liguria, manga tres cuartos y un escote que va de hombro a '
      || 'hombro. El hilo de fibra larga se retuerce dos veces: las rayas siguen nítidas lavada tras lavada.',
      98.00, null, 'tops', 'la-dolce-vita',
      '{XS,S,M,L,XL}', '{Navy,Cream}',
      'in-stock', false, true, 40, '2026-10-15 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000011', 'cotton-poplin-shirt', 'Cotton Poplin Shirt',
      'A crisp poplin shirt borrowed from menswear and recut with a narrower shoulder and a longer back. '
      || 'The two-ply cotton is woven near Bergamo and softens without losing its snap.',
      'Camisa de popelina de algodón',
      'Una camisa de popelina firme, tomada del armario masculino y recortada con el hombro más angosto y la espalda '
      || 'más larga. El algodón de dos cabos se teje cerca de Bérgamo y se suaviza sin perder su carácter.',
      115.00, null, 'tops', 'modern-milan',
      '{XS,S,M,L,XL}', '{White,Ivory,Navy}',
      'in-stock', false, false, 35, '2026-10-14 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000012', 'merino-turtleneck', 'Merino Turtleneck',
      'A close-fitting turtleneck in extra-fine merino, fully fashioned so that there is no seam where a coat would rub. '
      || 'The ribbed collar stands by itself and folds once, and the cuff is long enough to cover a cold hand.',
      'Suéter de cuello tortuga en merino',
      'Un suéter ceñido de cuello alto en merino extrafino, tejido con su forma para que ninguna costura roce bajo el '
      || 'abrigo. El cuello acanalado se sostiene solo con un doblez, y el puño es tan largo que cubre una mano fría.',
      135.00, null, 'tops', 'tuscan-escape',
      '{XS,S,M,L,XL}', '{Camel,Burgundy,Charcoal,Olive,Cream}',
      'in-stock', false, false, 22, '2026-10-13 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000013', 'tailored-cigarette-trousers', 'Tailored Cigarette Trousers',
      'Slim trousers that end above the ankle, in wool gabardine with just enough stretch to sit through a long lunch. '
      || 'The pressed crease is stitched in, and the waistband is curved so that it never gapes at the back.',
      'Pantalón cigarrillo de sastre',
      'Un pantalón angosto que termina sobre el tobillo, en gabardina de lana con la elasticidad justa para una '
      || 'sobremesa larga. La raya va cosida y la pretina curva nunca se separa de la espalda.',
      155.00, null, 'bottoms', 'modern-milan',
      '{XS,S,M,L,XL}', '{Black,Charcoal,Camel}',
      'in-stock', false, true, 28, '2026-10-12 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000014', 'pleated-silk-skirt', 'Pleated Silk Skirt',
      'A midi skirt in sunray-pleated silk satin that widens from a flat hip yoke to nearly five meters at the hem. '
      || 'Each panel is folded by hand between card patterns before it meets the steam.',
      'Falda plisada de seda',
      'Una falda midi en satén de seda con plisado soleil, que se abre desde un canesú liso en la cadera hasta casi '
      || 'cinco metros de ruedo. Cada paño se dobla a mano entre moldes de cartón antes de pasar al vapor.',
      175.00, 220.00, 'bottoms', 'la-dolce-vita',
      '{XS,S,M,L}', '{Blush,Sage Green}',
      'low-stock', false, false, 4, '2026-10-11 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000015', 'cotton-culottes', 'Cotton Culottes',
      'Cropped culottes in dense cotton drill, pleated at the front and elasticated only at the back for comfort '
      || 'without bulk. They have the swing of a skirt and the freedom of trousers, with pockets that hold a book.',
      'Pantalón culotte de algodón',
      'Un culotte corto en dril de algodón tupido, con tablas adelante y elástico solo atrás, cómodo sin abultar. Tiene '
      || 'el vuelo de una falda, la libertad de un pantalón y bolsillos donde cabe un libro.',
      120.00, null, 'bottoms', 'tuscan-escape',
      '{XS,S,M,L,XL}', '{Natural,Terracotta,Olive}',
      'in-stock', false, false, 18, '2026-10-10 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000016', 'wool-wrap-coat', 'Wool Wrap Coat',
      'A robe coat in brushed wool from the mills of Casentino, with a shawl collar, raglan sleeves and a deep belt. '
      || 'The cloth is heavy enough to need no lining and warm enough for a January morning in the hills.',
      'Abrigo cruzado de lana',
      'Un abrigo tipo bata en lana cepillada de las hilanderías del Casentino, con cuello chal, manga ranglán y cinturón '
      || 'ancho. La tela es tan densa que no pide forro y tan abrigada que basta para una mañana de enero en las colinas.',
      465.00, null, 'outerwear', 'tuscan-escape',
      '{S,M,L}', '{Camel,Charcoal,Burgundy}',
      'in-stock', true, false, 9, '2026-10-09 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000017', 'milanese-trench-coat', 'Milanese Trench Coat',
      'A double-breasted trench in water-repellent cotton gabardine, its storm flap and epaulettes drawn finer than the '
      || 'original. The inverted back pleat opens as you walk and closes as you stand, which is most of its secret.',
      'Gabardina milanesa',
      'Una gabardina cruzada en algodón repelente al agua, con la solapa de tormenta y las charreteras más finas que en '
      || 'la original. La tabla invertida de la espalda se abre al caminar y se cierra al detenerse: en eso está casi todo '
      || 'su secreto.',
      345.00, null, 'outerwear', 'modern-milan',
      '{XS,S,M,L,XL}', '{Tan,Navy}',
      'in-stock', false, false, 14, '2026-10-08 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000018', 'suede-moto-jacket', 'Suede Moto Jacket',
      'A moto jacket in goat suede as light as a shirt, with an offset zip and quilting reduced to a line at the elbow. '
      || 'Skins are matched by eye in a Florentine workshop so that every panel takes the light alike.',
      'Chaqueta biker de gamuza',
      'Una chaqueta biker en gamuza de cabra, ligera como una camisa, con cierre desplazado y un acolchado reducido a '
      || 'una línea en el codo. En un taller florentino se eligen las pieles a ojo, para que cada pieza tome la luz por '
      || 'igual.',
      395.00, 450.00, 'outerwear', 'la-dolce-vita',
      '{XS,S,M,L}', '{Cognac,Olive}',
      'low-stock', false, false, 3, '2026-10-07 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000019', 'silk-twill-scarf', 'Silk Twill Scarf',
      'A ninety-centimeter square in silk twill, screen-printed in Como with a pattern of citrus and majolica tiles. '
      || 'The edges are rolled and stitched by hand, which is why it ties into a knot that holds.',
      'Pañuelo de sarga de seda',
      'Un cuadrado de noventa centímetros en sarga de seda, estampado a orillas del lago de Como con un dibujo de '
      || 'cítricos y azulejos de mayólica. Los bordes se enrollan y se cosen a mano; por eso el nudo no se suelta.',
      85.00, null, 'accessories', 'la-dolce-vita',
      '{One Size}', '{Terracotta,Navy,Ivory}',
      'in-stock', true, false, 50, '2026-10-06 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000020', 'woven-leather-belt', 'Woven Leather Belt',
      'A belt of five calf strands plaited by hand, so that the brass prong finds a place anywhere along its length. '
      || 'It gives a little with the body and finishes as well over a coat as through the loops of trousers.',
      'Cinturón de cuero trenzado',
      'Un cinturón de cinco tiras de becerro trenzadas a mano: el pasador de latón entra en cualquier punto de su '
      || 'largo. Cede un poco con el cuerpo y va igual de bien sobre un abrigo que en las presillas de un pantalón.',
      75.00, null, 'accessories', 'modern-milan',
      '{One Size}', '{Tan,Cognac,Black}',
      'in-stock', false, false, 33, '2026-10-05 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000021', 'straw-sun-hat', 'Straw Sun Hat',
      'A wide-brimmed hat in Florentine wheat straw, braided in Signa and blocked over a wooden form. '
      || 'The brim is wired at the edge so that you can set it against the sun, and a grosgrain band keeps it on.',
      'Sombrero de paja de ala ancha',
      'Un sombrero de ala ancha en paja de trigo florentina, trenzada en Signa y moldeada sobre una horma de madera. El '
      || 'borde lleva alambre para inclinarlo contra el sol, y una cinta de gros lo mantiene en su lugar.',
      68.00, null, 'accessories', 'tuscan-escape',
      '{One Size}', '{Natural,Black}',
      'sold-out', false, false, 0, '2026-10-04 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000022', 'leather-slingback-pumps', 'Leather Slingback Pumps',
      'Pointed slingbacks in glove leather on a fifty-millimeter heel, made in Vigevano by people who make little else. '
      || 'The strap is elasticated under the buckle and the insole is padded, so they last past the second course.',
      'Zapatos de taco, talón descubierto',
      'Zapatos de punta fina y talón descubierto en cuero de guante, con taco de cincuenta milímetros, hechos en Vigevano por '
      || 'gente que casi no hace otra cosa. La tira lleva elástico bajo la hebilla y la plantilla es acolchada: llegan '
      || 'hasta el postre.',
      225.00, null, 'shoes', 'la-dolce-vita',
      '{35,36,37,38,39,40,41}', '{Black,Blush,Burgundy}',
      'in-stock', true, false, 16, '2026-10-03 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000023', 'suede-ankle-boots', 'Suede Ankle Boots',
      'Ankle boots in water-resistant suede with elastic side panels, a pull tab and a stacked block heel. The '
      || 'leather-lined shaft is cut close to the leg, so that trousers fall over it and skirts meet it cleanly.',
      'Botines de gamuza',
      'Botines de gamuza resistente al agua, con elásticos laterales, tirador y taco ancho apilado. La caña forrada en '
      || 'cuero va pegada a la pierna, para que el pantalón caiga encima y la falda la encuentre sin bulto.',
      275.00, null, 'shoes', 'tuscan-escape',
      '{35,36,37,38,39,40,41}', '{Camel,Charcoal}',
      'in-stock', false, false, 11, '2026-10-02 15:00:00+00'
    ),
    (
      'a0000000-0000-4000-8000-000000000024', 'woven-espadrilles', 'Woven Espadrilles',
      'Flat espadrilles in hand-woven cotton on a sole of braided jute, stitched from the outside in the old way. '
      || 'A thin layer of rubber lets them cross wet stones, and they fold flat in the corner of a bag.',
      'Alpargatas tejidas',
      'Alpargatas planas en algodón tejido a mano sobre suela de yute trenzado, cosidas por fuera a la manera antigua. '
      || 'Una capa fina de caucho les permite cruzar piedras mojadas, y se doblan para caber en una esquina de la maleta.',
      110.00, 130.00, 'shoes', 'tuscan-escape',
      '{35,36,37,38,39,40,41}', '{Natural,Navy,Terracotta,Pewter}',
      'in-stock', false, false, 24, '2026-10-01 15:00:00+00'
    )
) as seed (
  id, slug, name, description, name_es, description_es, price, original_price, category, collection, sizes, colors,
  inventory_status, is_new_arrival, is_bestseller, quantity, created_at
)
join public.categories as category on category.name = seed.category
join public.collections as collection on collection.name = seed.collection
left join (
  values
    (
      'silk-wrap-dress', '100% silk crêpe', '100% crepé de seda',
      '{hand_wash,do_not_bleach,do_not_tumble_dry,dry_in_shade,iron_low,dry_clean}'::text[], 'true_to_size'::text,
      '[{"size": "XS", "garment": {"length": 118, "bust": 86}},
        {"size": "S", "garment": {"length": 119, "bust": 90}},
        {"size": "M", "garment": {"length": 120, "bust": 94}},
        {"size": "L", "garment": {"length": 121, "bust": 99}},
        {"size": "XL", "garment": {"length": 122, "bust": 104}}]'::jsonb,
      176::integer, 'S'
    ),
    (
      'cashmere-blazer', '100% cashmere, half-lined in cupro', '100% cachemira, a medio forro en cupro',
      '{do_not_wash,do_not_bleach,do_not_tumble_dry,dry_flat,iron_low,dry_clean}', 'runs_large',
      '[{"size": "XS", "garment": {"length": 68, "shoulders": 38, "sleeve": 59}},
        {"size": "S", "garment": {"length": 69, "shoulders": 39, "sleeve": 60}},
        {"size": "M", "garment": {"length": 70, "shoulders": 40.5, "sleeve": 61}},
        {"size": "L", "garment": {"length": 71, "shoulders": 42, "sleeve": 62}},
        {"size": "XL", "garment": {"length": 72, "shoulders": 43.5, "sleeve": 63}}]',
      178, 'S'
    ),
    (
      'italian-leather-handbag', 'Vegetable-tanned calf leather, suede lining', 'Cuero de becerro de curtido vegetal, forro de gamuza',
      '{do_not_wash,do_not_dry_clean}', null,
      '[{"size": "One Size", "garment": {"width": 28, "height": 21, "depth": 12}}]',
      null, ''
    ),
    (
      'linen-palazzo-pants', '100% washed linen', '100% lino lavado',
      '{gentle_wash_30,do_not_bleach,do_not_tumble_dry,line_dry,iron_medium}', 'runs_large',
      '[{"size": "XS", "garment": {"length": 104, "inseam": 76}},
        {"size": "S", "garment": {"length": 105, "inseam": 76.5}},
        {"size": "M", "garment": {"length": 106, "inseam": 77}},
        {"size": "L", "garment": {"length": 107, "inseam": 77.5}},
        {"size": "XL", "garment": {"length": 108, "inseam": 78}}]',
      176, 'S'
    ),
    (
      'silk-blouse', '100% silk', '100% seda',
      '{hand_wash,do_not_bleach,do_not_tumble_dry,dry_in_shade,iron_low,dry_clean}', 'runs_small',
      '[{"size": "XS", "garment": {"length": 63, "bust": 88}},
        {"size": "S", "garment": {"length": 64, "bust": 92}},
        {"size": "M", "garment": {"length": 65, "bust": 96}},
        {"size": "L", "garment": {"length": 66, "bust": 101}},
        {"size": "XL", "garment": {"length": 67, "bust": 106}}]',
      176, 'M'
    ),
    (
      'suede-ankle-boots', 'Water-resistant suede, leather lining', 'Gamuza resistente al agua, forro de cuero',
      '{do_not_wash,do_not_bleach,do_not_dry_clean}', 'runs_small',
      '[{"size": "35", "garment": {"heel": 4}},
        {"size": "36", "garment": {"heel": 4}},
        {"size": "37", "garment": {"heel": 4}},
        {"size": "38", "garment": {"heel": 4}},
        {"size": "39", "garment": {"heel": 4}},
        {"size": "40", "garment": {"heel": 4}},
        {"size": "41", "garment": {"heel": 4}}]',
      null, ''
    )
) as details (slug, fabric, fabric_es, care, fit, measures, model_height, model_size) on details.slug = seed.slug
on conflict do nothing;

-- The one product whose stock is kept per size and color; together they are the eleven pairs above.
insert into public.product_variants (product_id, size, color, quantity) values
  ('a0000000-0000-4000-8000-000000000023', '35', 'Camel', 0),
  ('a0000000-0000-4000-8000-000000000023', '36', 'Camel', 1),
  ('a0000000-0000-4000-8000-000000000023', '37', 'Camel', 2),
  ('a0000000-0000-4000-8000-000000000023', '38', 'Camel', 2),
  ('a0000000-0000-4000-8000-000000000023', '39', 'Camel', 1),
  ('a0000000-0000-4000-8000-000000000023', '40', 'Camel', 0),
  ('a0000000-0000-4000-8000-000000000023', '41', 'Camel', 0),
  ('a0000000-0000-4000-8000-000000000023', '35', 'Charcoal', 0),
  ('a0000000-0000-4000-8000-000000000023', '36', 'Charcoal', 1),
  ('a0000000-0000-4000-8000-000000000023', '37', 'Charcoal', 1),
  ('a0000000-0000-4000-8000-000000000023', '38', 'Charcoal', 2),
  ('a0000000-0000-4000-8000-000000000023', '39', 'Charcoal', 1),
  ('a0000000-0000-4000-8000-000000000023', '40', 'Charcoal', 0),
  ('a0000000-0000-4000-8000-000000000023', '41', 'Charcoal', 0)
on conflict do nothing;

-- The size charts, with the measures of the body that the page Size Guide has.
insert into public.size_charts (id, sizes) values
  (
    'e0000000-0000-4000-8000-000000000001',
    '[{"size": "XS", "elsewhere": {"eu": "34", "us": "2", "it": "38"}, "body": {"bust": [80, 83], "waist": [62, 65], "hips": [88, 91]}, "garment": {"bust": 86, "waist": 68, "length": 112}},
    {"size": "S", "elsewhere": {"eu": "36", "us": "4", "it": "40"}, "body": {"bust": [84, 87], "waist": [66, 69], "hips": [92, 95]}, "garment": {"bust": 90, "waist": 72, "length": 113}},
    {"size": "M", "elsewhere": {"eu": "38", "us": "6", "it": "42"}, "body": {"bust": [88, 91], "waist": [70, 73], "hips": [96, 99]}, "garment": {"bust": 94, "waist": 76, "length": 114}},
    {"size": "L", "elsewhere": {"eu": "40", "us": "8", "it": "44"}, "body": {"bust": [92, 96], "waist": [74, 78], "hips": [100, 104]}, "garment": {"bust": 99, "waist": 81, "length": 115}},
    {"size": "XL", "elsewhere": {"eu": "42", "us": "10", "it": "46"}, "body": {"bust": [97, 101], "waist": [79, 83], "hips": [105, 109]}, "garment": {"bust": 104, "waist": 86, "length": 116}}]'
  ),
  (
    'e0000000-0000-4000-8000-000000000002',
    '[{"size": "XS", "elsewhere": {"eu": "34", "us": "2", "it": "38"}, "body": {"bust": [80, 83], "waist": [62, 65]}, "garment": {"bust": 90, "shoulders": 37, "sleeve": 58, "length": 62}},
    {"size": "S", "elsewhere": {"eu": "36", "us": "4", "it": "40"}, "body": {"bust": [84, 87], "waist": [66, 69]}, "garment": {"bust": 94, "shoulders": 38, "sleeve": 59, "length": 63}},
    {"size": "M", "elsewhere": {"eu": "38", "us": "6", "it": "42"}, "body": {"bust": [88, 91], "waist": [70, 73]}, "garment": {"bust": 98, "shoulders": 39, "sleeve": 60, "length": 64}},
    {"size": "L", "elsewhere": {"eu": "40", "us": "8", "it": "44"}, "body": {"bust": [92, 96], "waist": [74, 78]}, "garment": {"bust": 103, "shoulders": 40.5, "sleeve": 61, "length": 65.5}},
    {"size": "XL", "elsewhere": {"eu": "42", "us": "10", "it": "46"}, "body": {"bust": [97, 101], "waist": [79, 83]}, "garment": {"bust": 108, "shoulders": 42, "sleeve": 62, "length": 67}}]'
  ),
  (
    'e0000000-0000-4000-8000-000000000003',
    '[{"size": "XS", "elsewhere": {"eu": "34", "us": "2", "it": "38"}, "body": {"waist": [62, 65], "hips": [88, 91]}, "garment": {"waist": 66, "hips": 94, "inseam": 76, "length": 103}},
    {"size": "S", "elsewhere": {"eu": "36", "us": "4", "it": "40"}, "body": {"waist": [66, 69], "hips": [92, 95]}, "garment": {"waist": 70, "hips": 98, "inseam": 76.5, "length": 104}},
    {"size": "M", "elsewhere": {"eu": "38", "us": "6", "it": "42"}, "body": {"waist": [70, 73], "hips": [96, 99]}, "garment": {"waist": 74, "hips": 102, "inseam": 77, "length": 105}},
    {"size": "L", "elsewhere": {"eu": "40", "us": "8", "it": "44"}, "body": {"waist": [74, 78], "hips": [100, 104]}, "garment": {"waist": 79, "hips": 107, "inseam": 77.5, "length": 106}},
    {"size": "XL", "elsewhere": {"eu": "42", "us": "10", "it": "46"}, "body": {"waist": [79, 83], "hips": [105, 109]}, "garment": {"waist": 84, "hips": 112, "inseam": 78, "length": 107}}]'
  ),
  (
    'e0000000-0000-4000-8000-000000000004',
    '[{"size": "35", "elsewhere": {"eu": "35", "us": "5", "it": "35"}, "body": {"foot": [22.2, 22.7]}, "garment": {}},
    {"size": "36", "elsewhere": {"eu": "36", "us": "6", "it": "36"}, "body": {"foot": [22.8, 23.3]}, "garment": {}},
    {"size": "37", "elsewhere": {"eu": "37", "us": "6.5", "it": "37"}, "body": {"foot": [23.4, 23.9]}, "garment": {}},
    {"size": "38", "elsewhere": {"eu": "38", "us": "7.5", "it": "38"}, "body": {"foot": [24, 24.6]}, "garment": {}},
    {"size": "39", "elsewhere": {"eu": "39", "us": "8.5", "it": "39"}, "body": {"foot": [24.7, 25.3]}, "garment": {}},
    {"size": "40", "elsewhere": {"eu": "40", "us": "9", "it": "40"}, "body": {"foot": [25.4, 26]}, "garment": {}},
    {"size": "41", "elsewhere": {"eu": "41", "us": "10", "it": "41"}, "body": {"foot": [26.1, 26.6]}, "garment": {}}]'
  )
on conflict do nothing;

insert into public.size_chart_categories (category_id, chart_id)
select category.id, known.chart_id
from (
  values
    ('dresses', 'e0000000-0000-4000-8000-000000000001'::uuid),
    ('tops', 'e0000000-0000-4000-8000-000000000002'),
    ('outerwear', 'e0000000-0000-4000-8000-000000000002'),
    ('bottoms', 'e0000000-0000-4000-8000-000000000003'),
    ('shoes', 'e0000000-0000-4000-8000-000000000004')
) as known (category, chart_id)
join public.categories as category on category.name = known.category
on conflict do nothing;
