/**
 * Tokenizers of language models: byte pairs (GPT-2, Llama 3), pieces with byte fallback (Llama 2)
 * and word pieces (BERT). Tokens are displayed as the model sees them. The package does not depend
 * on files.
 */
package zoetrope.attention.token;
