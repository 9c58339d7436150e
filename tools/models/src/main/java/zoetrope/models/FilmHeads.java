package zoetrope.models;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.model.LanguageModel;

/**
 * Writes the attention weights that the scene HeadsOfAModel shows by default. They are the weights
 * of all heads of MiniLM for one phrase, ordered by layer, head, query and key, with 16 bits each.
 */
public final class FilmHeads {
  static final String PHRASE = "the dog chased the cat because the cat was small";

  private FilmHeads() {}

  /**
   * Writes the file.
   *
   * @param arguments the folder of MiniLM, and the file
   * @throws IOException if the model cannot be read or the file cannot be written
   */
  public static void main(String... arguments) throws IOException {
    Files.write(Path.of(arguments[1]), of(LanguageModel.open(Path.of(arguments[0]))));
  }

  static byte[] of(LanguageModel model) {
    LoadedAttention attention = model.run(PHRASE).attention();
    int tokens = attention.tokens().size();
    ByteBuffer bytes =
        ByteBuffer.allocate(2 * attention.layers() * attention.heads() * tokens * tokens);
    for (int layer = 0; layer < attention.layers(); layer++) {
      for (int head = 0; head < attention.heads(); head++) {
        for (double[] row : attention.pattern(layer, head).weights().toRows()) {
          for (double weight : row) {
            bytes.putShort((short) Math.round(65535 * weight));
          }
        }
      }
    }
    return bytes.array();
  }
}
