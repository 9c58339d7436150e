/**
 * Cuts a phrase into the tokens of a model, by the algorithms that its vocabulary was made for:
 * byte pairs (GPT-2, Llama 3), pieces with byte fallback (Llama 2) and word pieces (BERT). Tokens
 * are shown as the model sees them. It knows nothing of files.
 */
package zoetrope.attention.token;
