package zoetrope;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A search for cycles of dependencies between source files: the strongly connected components of
 * the graph of dependencies. A nested class counts as a part of its file.
 */
final class DependencyCycles {
  private final Map<String, Set<String>> known = new TreeMap<>();

  private DependencyCycles(JavaClasses classes, String root) {
    for (JavaClass c : classes) {
      if (isWithin(c, root)) {
        Set<String> targets = known.computeIfAbsent(file(c), name -> new TreeSet<>());
        for (Dependency d : c.getDirectDependenciesFromSelf()) {
          if (isWithin(d.getTargetClass(), root)) {
            targets.add(file(d.getTargetClass().getBaseComponentType()));
          }
        }
      }
    }
  }

  /** Returns the cycles of two or more files within {@code root} and its subpackages. */
  static List<Set<String>> in(JavaClasses classes, String root) {
    DependencyCycles graph = new DependencyCycles(classes, root);
    Map<String, Set<String>> reached = new HashMap<>();
    graph.known.keySet().forEach(name -> reached.put(name, graph.reachedFrom(name)));
    List<Set<String>> circles = new ArrayList<>();
    Set<String> done = new HashSet<>();
    for (String name : graph.known.keySet()) {
      Set<String> circle = new TreeSet<>();
      for (String other : reached.get(name)) {
        if (reached.getOrDefault(other, Set.of()).contains(name)) {
          circle.add(other);
        }
      }
      circle.add(name);
      if (done.addAll(circle) && circle.size() > 1) {
        circles.add(circle);
      }
    }
    return circles;
  }

  private Set<String> reachedFrom(String name) {
    Set<String> reached = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(known.get(name));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (reached.add(next)) {
        open.addAll(known.getOrDefault(next, Set.of()));
      }
    }
    return reached;
  }

  private static boolean isWithin(JavaClass c, String root) {
    String name = c.getBaseComponentType().getPackageName();
    return name.equals(root) || name.startsWith(root + ".");
  }

  private static String file(JavaClass c) {
    String name = c.getName();
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }
}
