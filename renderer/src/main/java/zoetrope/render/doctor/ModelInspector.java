package zoetrope.render.doctor;

import java.util.List;
import java.util.Optional;

/**
 * Tells about a language model in a folder: what {@code render model} prints. Found by {@link
 * java.util.ServiceLoader}, so that neither the renderer nor the command line knows models.
 */
public interface ModelInspector {
  /**
   * The lines that tell of a model.
   *
   * @param model a folder, or a name that is known
   * @param phrase what its heads are tried on, if that is wanted
   * @throws RuntimeException if it cannot be read; the message says why, and what helps
   */
  List<String> describe(String model, Optional<String> phrase);
}
