package zoetrope.internal.audio;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.Properties;
import zoetrope.internal.files.TextResource;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;

/**
 * The lines of a scene in another language: a file of properties in UTF-8 beside the scene, {@code
 * voice/SCENE/lines.LANGUAGE.properties}, in which each line stands under the name of its
 * recording, and the subtitle that it has instead, if there is one, under that with {@code
 * .subtitle}.
 */
public final class Translations {
  private static final int MOST_MEGABYTES = 16;

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
    String text =
        TextResource.read(scene, name, MOST_MEGABYTES, SoundException::new)
            .orElseThrow(
                () ->
                    new SoundException(
                        scene.getSimpleName()
                            + " is not translated to "
                            + language
                            + ": there is no "
                            + name
                            + " beside it"));
    try {
      Properties lines = new Properties();
      lines.load(new StringReader(text));
      return new Translations(lines);
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
