package zoetrope.internal.audio;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;

/**
 * The lines of a scene in another language: a file of properties in UTF-8 beside the scene, {@code
 * voice/SCENE/lines.LANGUAGE.properties}, in which each line stands under the name of its
 * recording, and the subtitle that it has instead, if there is one, under that with {@code
 * .subtitle}.
 */
public final class Translations {
  private final Properties lines;

  private Translations(Properties lines) {
    this.lines = lines;
  }

  /** Where the lines of a scene are looked for, a resource beside it. */
  public static String resource(Class<?> scene, String language) {
    return "voice/" + scene.getSimpleName() + "/lines." + language + ".properties";
  }

  /**
   * The lines of a scene.
   *
   * @throws SoundException when there are none, or they cannot be read
   */
  public static Translations of(Class<?> scene, String language) {
    String name = resource(scene, language);
    try (InputStream in = scene.getResourceAsStream(name)) {
      if (in == null) {
        throw new SoundException(
            scene.getSimpleName()
                + " is not translated to "
                + language
                + ": there is no "
                + name
                + " beside it");
      }
      Properties lines = new Properties();
      ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes());
      lines.load(new StringReader(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString()));
      return new Translations(lines);
    } catch (CharacterCodingException e) {
      throw new SoundException(name + " is not in UTF-8: save it again", e);
    } catch (IOException | IllegalArgumentException e) {
      throw new SoundException(name + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** A line; empty where it is not translated. */
  public Optional<String> line(LineText original) {
    return text(original.fileName());
  }

  /** The subtitle that a line has instead of its words; empty where there is none. */
  public Optional<String> subtitle(LineText original) {
    return text(original.fileName() + ".subtitle");
  }

  private Optional<String> text(String key) {
    return Optional.ofNullable(lines.getProperty(key)).filter(text -> !text.isBlank());
  }
}
