/**
 * Reads the folders of language models in the format of model hubs: {@code config.json}, {@code
 * model.safetensors}, and the tokenizer's files.
 *
 * <pre>{@code
 * LanguageModel model = LanguageModel.open(Path.of("gpt2"));
 * ModelRun run = model.run("a fluffy blue creature");
 * run.block(3).attention().heads().get(5).weights(); // [T, T]
 * }</pre>
 *
 * <p>Weights are mapped into memory and read when needed. Nothing in a folder is ever executed, and
 * files that require it, such as pickles, are rejected. Errors are {@link
 * zoetrope.attention.file.AttentionFileException}s, which name file, tensor and shapes.
 */
package zoetrope.attention.model;
