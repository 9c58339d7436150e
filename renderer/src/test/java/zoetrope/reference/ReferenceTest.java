package zoetrope.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zoetrope.Zoetrope;
import zoetrope.reference.ReferenceEntry.Kind;

/** The reference contains exactly the public API. */
class ReferenceTest {
  private static final Reference REFERENCE = Reference.load();

  @Test
  void functionsAndEntriesCorrespond() {
    assertEquals(
        names(Stream.of(Zoetrope.class.getMethods())),
        new TreeSet<>(entries(Kind.WORD).map(ReferenceEntry::name).toList()));
    assertEquals(
        names(Stream.of(Zoetrope.class.getFields())),
        new TreeSet<>(entries(Kind.CONSTANT).map(ReferenceEntry::name).toList()));
    long overloads = Stream.of(Zoetrope.class.getMethods()).filter(ReferenceTest::isStatic).count();
    assertEquals(overloads, entries(Kind.WORD).count());
  }

  private static Set<String> names(Stream<? extends Member> members) {
    return members
        .filter(ReferenceTest::isStatic)
        .map(Member::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isStatic(Member member) {
    return Modifier.isStatic(member.getModifiers());
  }

  private static Stream<ReferenceEntry> entries(Kind kind) {
    return REFERENCE.entries().stream().filter(entry -> entry.kind() == kind);
  }

  @Test
  void linksBecomeTheNamesOfTheirTargets() {
    assertEquals(
        List.of(
            "The sigmoid that the community's Manim calls smooth: steeper in the middle than"
                + " SMOOTH."),
        entries(Kind.CONSTANT)
            .filter(entry -> entry.name().equals("COMMUNITY_SMOOTH"))
            .map(ReferenceEntry::summary)
            .toList());
  }

  @Test
  void everyFunctionHasASummary() {
    assertEquals(
        List.of(),
        entries(Kind.WORD)
            .filter(entry -> entry.summary().isEmpty())
            .map(ReferenceEntry::signature)
            .toList());
  }

  @Test
  void everyTypeCanBeImportedAndIsNotInternal() throws ClassNotFoundException {
    for (ReferenceEntry type : entries(Kind.TYPE).toList()) {
      Class<?> found = find(type.qualifiedName());
      assertTrue(Modifier.isPublic(found.getModifiers()), type::qualifiedName);
      assertFalse(type.qualifiedName().contains(".internal."), type::qualifiedName);
    }
  }

  /**
   * Returns the class with a source name. The binary name of a nested class has a dollar sign where
   * the source name has a dot.
   */
  private static Class<?> find(String name) throws ClassNotFoundException {
    try {
      return Class.forName(name, false, ReferenceTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      int dot = name.lastIndexOf('.');
      if (!Character.isUpperCase(name.charAt(name.lastIndexOf('.', dot - 1) + 1))) {
        throw e;
      }
      return find(name.substring(0, dot) + "$" + name.substring(dot + 1));
    }
  }

  @Test
  void listsAllMethodsOfAType() throws ClassNotFoundException {
    for (String name : List.of("zoetrope.mobject.shapes.Circle", "zoetrope.animation.Animation")) {
      ReferenceEntry type = REFERENCE.find(name).get(0);
      Set<String> listed =
          REFERENCE.methodsOf(type).stream().map(ReferenceEntry::name).collect(Collectors.toSet());
      Set<String> missing =
          Stream.of(Class.forName(name).getMethods())
              .filter(method -> !isStatic(method) && !method.isBridge())
              .filter(method -> method.getDeclaringClass() != Object.class)
              .map(Method::getName)
              .filter(method -> !listed.contains(method))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(Set.of(), missing, name);
    }
  }

  @Test
  void separatesHooksFromMethodsForAuthors() {
    List<String> hooks =
        List.of("Mobject.emitSelf", "VMobject.becomeSelf", "Mobject.emit", "Mobject.appendItems");
    for (String name : hooks) {
      assertEquals(Kind.HOOK, REFERENCE.find(name).get(0).kind(), name);
    }
    assertEquals(Kind.HOOK, REFERENCE.find("Animation.begin").get(0).kind());
    List<String> forAuthors =
        List.of("Scene.play", "Scene.construct", "VectorScene.addVector", "Mobject.addUpdater");
    for (String name : forAuthors) {
      assertEquals(Kind.METHOD, REFERENCE.find(name).get(0).kind(), name);
    }
    // Methods for authors who write their own animations.
    for (String name : List.of("start", "show", "rate", "mobject", "isStateless", "progress")) {
      assertEquals(Kind.METHOD, REFERENCE.find("Animation." + name).get(0).kind(), name);
    }
    assertTrue(entries(Kind.HOOK).noneMatch(entry -> entry.owner().matches(".*(Scene|Staging)")));
  }

  @Test
  void findsInheritedMembersByType() {
    assertEquals("Placement.shift", REFERENCE.find("Circle.shift").get(0).reference());
    assertEquals("Staging.play", REFERENCE.find("Scene.play").get(0).reference());
    assertEquals(List.of(), REFERENCE.find("Circle.play"));
  }

  @Test
  void describesEachParameter() {
    ReferenceEntry act = REFERENCE.find("zoetrope.scene.Act").get(0);
    assertEquals(Set.of("<R>"), act.parameters().keySet());
    assertTrue(act.parameters().get("<R>").startsWith("the type of the result"), act::toString);
    assertTrue(act.description().stream().noneMatch(line -> line.startsWith("@")), act::toString);
  }
}
