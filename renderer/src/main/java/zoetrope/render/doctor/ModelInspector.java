package zoetrope.render.doctor;

import java.util.List;
import java.util.Optional;

/**
 * A service that describes a language model in a folder for {@code render model}. It is found with
 * {@link java.util.ServiceLoader}, so that neither the renderer nor the command line depends on
 * models.
 */
public interface ModelInspector {
  /**
   * Returns the description of a model in lines.
   *
   * @param model a folder, or a known name
   * @param phrase a text; the attention of the heads to its words is described. Empty for no text
   * @throws RuntimeException if the model cannot be read; the message says why and suggests a fix
   */
  List<String> describe(String model, Optional<String> phrase);
}
