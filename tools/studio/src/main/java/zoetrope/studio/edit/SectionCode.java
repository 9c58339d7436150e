package zoetrope.studio.edit;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import zoetrope.render.result.UsageException;

/** The {@code section(...)} statements of a source file, which can be moved. */
public final class SectionCode {
  private final JavaFile file;

  public SectionCode(JavaFile file) {
    this.file = file;
  }

  /**
   * Moves the lines of the statement that begins a section before the statement at {@code line}.
   *
   * @throws UsageException if there is not exactly one such statement, or if another statement is
   *     on one of the lines
   */
  public TextEdit moved(String section, int line) {
    StatementTree moved = statement(section);
    int from = file.start(moved);
    int to = file.start(file.statementAt(line).getLeaf());
    String indent = file.indentAt(to);
    String oldIndent = file.indentAt(from);
    String text = file.text();
    int end = text.indexOf('\n', file.end(moved)) + 1;
    String rest = text.substring(file.end(moved), Math.max(end, file.end(moved))).strip();
    UsageException.require(
        indent != null && oldIndent != null && end > 0 && (rest.isEmpty() || rest.startsWith("//")),
        "section(\"%s\") shares its line with other code: move it in the code",
        section);
    int start = from - oldIndent.length();
    int target = to - indent.length();
    String lines = indent + text.substring(from, end);
    return target > start
        ? new TextEdit(start, target, text.substring(end, target) + lines)
        : new TextEdit(target, end, lines + text.substring(target, start));
  }

  private StatementTree statement(String section) {
    List<StatementTree> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitExpressionStatement(ExpressionStatementTree statement, Void none) {
        if (statement.getExpression() instanceof MethodInvocationTree call
            && JavaFile.name(call).equals("section")
            && !call.getArguments().isEmpty()
            && call.getArguments().get(0) instanceof LiteralTree name
            && section.equals(name.getValue())) {
          found.add(statement);
        }
        return super.visitExpressionStatement(statement, none);
      }
    }.scan(file.unit(), null);
    UsageException.require(
        found.size() == 1,
        "the file of this play does not have exactly one section(\"%s\"): move it in the code",
        section);
    return found.get(0);
  }
}
