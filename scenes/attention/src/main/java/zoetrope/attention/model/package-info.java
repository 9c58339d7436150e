/**
 * Opens the folder of a language model as model hubs have them: {@code config.json}, {@code
 * model.safetensors}, and the tokenizer's files.
 *
 * <pre>{@code
 * LanguageModel model = LanguageModel.open(Path.of("gpt2"));
 * ModelRun run = model.run("a fluffy blue creature");
 * run.block(3).attention().heads().get(5).weights(); // [T, T]
 * }</pre>
 *
 * <p>Weights are mapped into memory and read as needed; nothing in a folder is ever executed, and
 * files that would have to be, such as pickles, are refused. Errors are {@link
 * zoetrope.attention.file.AttentionFileException}s, which name file, tensor and shapes.
 */
package zoetrope.attention.model;
