package zoetrope.render.request;

import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Optional;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * A scene whose class is on the class path.
 *
 * @param loader loads the class when the scene is created
 * @param source the source file if the scene was just compiled from it
 */
public record ClassScene(
    String name,
    String className,
    String group,
    String summary,
    ClassLoader loader,
    Optional<Path> source)
    implements SceneEntry {

  /** Returns the scene of a class, named by its simple name. */
  public static ClassScene of(String className, String group, String summary, ClassLoader loader) {
    return of(className, group, summary, loader, Optional.empty());
  }

  public static ClassScene of(
      String className, String group, String summary, ClassLoader loader, Optional<Path> source) {
    return new ClassScene(simpleName(className), className, group, summary, loader, source);
  }

  /** Returns the name of a class without its package and enclosing classes. */
  public static String simpleName(String className) {
    return className.substring(
        1 + Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')));
  }

  /** Returns whether objects of the class are scenes. */
  public static boolean isScene(Class<?> type) {
    return Scene.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
  }

  @Override
  public Scene create() {
    try {
      Class<?> type = Class.forName(className, true, loader);
      if (!isScene(type)) {
        throw problem("is not a scene: it must extend Scene and not be abstract", null);
      }
      if (type.isMemberClass() && !Modifier.isStatic(type.getModifiers())) {
        throw problem("is inside another class: make it static", null);
      }
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return (Scene) constructor.newInstance();
    } catch (ClassNotFoundException e) {
      throw problem("is not on the class path", e);
    } catch (NoSuchMethodException e) {
      throw problem("needs a constructor without parameters", e);
    } catch (InaccessibleObjectException e) {
      throw problem(
          "is not open to the renderer: open its package in its module, or give a supplier such as "
              + "() -> new "
              + name
              + "()",
          e);
    } catch (InvocationTargetException e) {
      throw thrown(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw problem("cannot be made: " + e, e);
    } catch (UnsupportedClassVersionError e) {
      throw problem(
          "was compiled for a newer Java than this one, Java "
              + Runtime.version().feature()
              + ": run it with the newer Java, also on the workers of a cluster",
          e);
    } catch (LinkageError e) {
      SceneException thrown = thrown(e);
      boolean known = e instanceof ExceptionInInitializerError || thrown.line() > 0;
      throw known ? thrown : problem("cannot be made: " + e, e);
    } catch (Error e) { // A static initializer can throw it.
      throw thrown(e);
    }
  }

  private SceneException problem(String what, Throwable cause) {
    return new SceneException("the class " + className + " " + what, cause, "", 0);
  }

  private static SceneException thrown(Throwable cause) {
    return cause instanceof SceneException known ? known : SceneException.of(cause);
  }
}
