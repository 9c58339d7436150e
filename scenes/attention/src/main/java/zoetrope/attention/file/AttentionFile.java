package zoetrope.attention.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A reader of the attention of a model from a file: {@code .npz} with several arrays, {@code .npy}
 * with the array {@code attention} only, or {@code .json} with an object of arrays. To write such a
 * file from PyTorch and Transformers:
 *
 * <pre>{@code
 * inputs = tokenizer(phrase, return_tensors="pt")
 * weights = torch.stack(model(**inputs, output_attentions=True).attentions)[:, 0].detach()
 * np.savez("heads.npz", attention=weights.numpy(), tokens=[tokenizer.decode(i) for i in inputs.input_ids[0]])
 * }</pre>
 *
 * <p>The arrays are as follows. Either {@code attention} or {@code queries} and {@code keys} are
 * required.
 *
 * <ul>
 *   <li>{@code attention}: weights after the softmax, [T, S], [heads, T, S] or [layers, heads, T,
 *       S]; the rows are queries and sum to 1;
 *   <li>{@code queries}, {@code keys}: [T, d_k] and [S, d_k]; the weights are computed from them.
 *       An axis of heads, or axes of layers and heads, may precede these two axes;
 *   <li>{@code values}: the shape of keys with d_v instead of d_k; only with queries and keys;
 *   <li>{@code embeddings}: [T, C];
 *   <li>{@code tokens}: T strings; by default the tokens are "1", "2", …;
 *   <li>{@code key_tokens}: S strings, if queries and keys are of two sequences;
 *   <li>{@code causal}: whether a query sees only keys at and before its position when weights are
 *       computed; the default is false if the file has {@code key_tokens}, and true otherwise.
 * </ul>
 */
public final class AttentionFile {
  private static final Set<String> NAMES =
      new LinkedHashSet<>(
          List.of(
              "attention",
              "queries",
              "keys",
              "values",
              "embeddings",
              "tokens",
              "key_tokens",
              "causal"));

  private static final long MAX_JSON_BYTES = 1 << 24;

  private AttentionFile() {}

  /**
   * Reads {@code file}.
   *
   * @throws AttentionFileException if it cannot be read or its arrays do not fit; the message names
   *     file, array and place
   */
  public static LoadedAttention read(Path file) {
    String place = file.toString();
    try {
      return new LoadedArrays(place, arrays(file, place)).attention();
    } catch (NoSuchFileException missing) {
      throw new AttentionFileException(
          place, "there is no such file in " + file.toAbsolutePath().getParent(), missing);
    } catch (AccessDeniedException denied) {
      throw new AttentionFileException(place, "this user has no permission to read it", denied);
    } catch (CharacterCodingException broken) {
      throw new AttentionFileException(place, "the text is not in UTF-8", broken);
    } catch (IOException broken) {
      throw new AttentionFileException(place, "it cannot be read: " + broken.getMessage(), broken);
    }
  }

  private static Map<String, NumpyArray> arrays(Path file, String place) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      String what = Files.isDirectory(file) ? "a folder" : "not a regular file";
      throw new AttentionFileException(
          place, "it is " + what + ": name a file, such as one that numpy.savez wrote");
    }
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".npz")) {
      return NpzReader.read(file, NAMES);
    }
    if (name.endsWith(".npy")) {
      try (InputStream in = Files.newInputStream(file)) {
        return Map.of("attention", NpyReader.read(in, place));
      }
    }
    if (name.endsWith(".json")) {
      if (Files.size(file) > MAX_JSON_BYTES) {
        throw new AttentionFileException(
            place, "more than " + MAX_JSON_BYTES + " bytes of JSON: use numpy.savez and .npz");
      }
      return JsonArrays.read(Files.readString(file, StandardCharsets.UTF_8), NAMES, place);
    }
    throw new AttentionFileException(
        place, "the format is unknown: the file name must end with .npz, .npy or .json");
  }
}
