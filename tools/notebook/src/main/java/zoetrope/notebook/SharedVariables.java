package zoetrope.notebook;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The values of the notebook's variables, for scenes. The source of a scene's cell is compiled with
 * declarations that call {@link #get}, so this class must be public.
 */
public final class SharedVariables {
  private static final Map<String, Object> VALUES = new ConcurrentHashMap<>();

  private SharedVariables() {}

  /**
   * Returns the value of a variable, or null; the compiler infers its type from the declaration.
   */
  @SuppressWarnings("unchecked")
  public static <T> T get(String name) {
    return (T) VALUES.get(name);
  }

  static void set(String name, Object value) {
    if (value == null) {
      VALUES.remove(name);
    } else {
      VALUES.put(name, value);
    }
  }
}
