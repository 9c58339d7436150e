/**
 * The mathematics of attention, in small immutable classes that read like the formulas. A sequence
 * of T vectors of C numbers is a {@link zoetrope.attention.RealMatrix} [T, C]; queries are rows.
 *
 * <pre>{@code
 * List<String> tokens = WordTokens.of("a fluffy blue creature");        // "a", " fluffy", …
 * var random = new WeightGenerator(1337);
 * var table = new EmbeddingTable(tokens, random.gaussian(4, 32, 1));
 * var positions = new PositionEncoding(32);
 * RealMatrix e = table.embed(tokens).plus(positions.encode(4));         // [4, 32]
 *
 * AttentionHead head = random.factoredHead(32, 16);                     // W_Q, W_K, W_V = up · down
 * AttentionTrace trace = head.trace(e, DotProductAttention.causal());
 * trace.dotProducts();                                                  // Q Kᵀ, [4, 4]
 * trace.weights();                                                      // softmax(Q Kᵀ / √16)
 * trace.pattern(tokens).strongest(3);                                   // what "creature" attends to most
 * RealMatrix updated = e.plus(trace.output());                       // E′ = E + ΔE
 * }</pre>
 *
 * <p>{@code zoetrope.attention.story} constructs weights that let nouns attend to their adjectives.
 * {@code zoetrope.attention.file} reads weights and patterns of real models. The packages do not
 * depend on mobjects, scenes or rendering. Results are the same to the last bit on every machine.
 */
package zoetrope.attention;
