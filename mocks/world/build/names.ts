/** First and last names from many places, for the generated players of the demo world. */

export const firstNames =
  `Ada Adil Aiko Alba Amara Anders Anjali Arlo Astrid Aylin Bao Beatriz Björn Callum Carmen Chiara Cleo Dalia
Dario Dilan Edda Eero Elif Emeka Enzo Esme Farah Felix Femi Freya Gianna Goran Hana Hugo Ibrahim Ida Ines Isak
Ivana Jamal Jana Joao Jonas Juno Kaito Kalila Katya Kofi Lars Leila Lena Linh Lorenzo Luca Lumi Mads Maja Malik
Marisol Mateo Mila Mina Nadia Naveen Niamh Nils Noor Olga Omar Orla Otis Paloma Petra Quinn Rafael Rania Reza
Rosa Ruben Saga Samir Sanna Selma Simone Soraya Sunil Tara Theo Tove Uma Vera Viktor Wanda Yara Yusuf Zadie Zoltan`.split(
    /\s+/,
  )

export const lastNames =
  `Abara Adeyemi Almeida Andersson Aoki Aziz Baptista Barros Bauer Bergström Bianchi Blackwood Brandt Castellano
Chaudhry Chen Cohen Costa Dahl Delacroix Demir Diallo Dubois Eriksen Farouk Fernandes Fischer Fontaine Forsberg
Galloway García Haddad Halvorsen Hansen Hartmann Hashimoto Hoang Holloway Horvat Ibarra Ivanova Jansen Jensen
Kapoor Keane Khan Kowalski Kurosawa Laurent Lindgren Lombardi Lopes MacLeod Mahler Marchetti Mbeki Mendes
Moreau Morgan Mwangi Nakamura Navarro Nguyen Novak Nyström Okafor Okonkwo Olsen Ortega Osei Papadakis Park
Pellegrini Petrov Quist Rahman Ramos Reyes Rinaldi Romero Rossi Sahin Santos Schneider Silva Sokolov Sorensen
Stein Suzuki Tanaka Thorsen Toure Valdez Vasquez Virtanen Weaver Wolff Yamada Yilmaz Zamora Zhang`.split(
    /\s+/,
  )
